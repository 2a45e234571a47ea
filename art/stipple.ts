/**
 * Thresholds a shape's opacity against noise and floods what is left with one colour. The colour is flooded rather than
 * taken from the gradient: amplifying a half-transparent pixel in 8 bits shifts its hue.
 */
export const stippleFilter = (id: string, colour: string, frequency: string, seed: number) =>
  `<filter id="${id}" x="-2%" y="-2%" width="104%" height="104%" color-interpolation-filters="sRGB">` +
  `<feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}" result="noise"/>` +
  '<feColorMatrix in="noise" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 0 0 0 -.42" result="threshold"/>' +
  '<feComposite in="SourceAlpha" in2="threshold" operator="arithmetic" k2="1" k3="-1" result="rest"/>' +
  '<feComponentTransfer in="rest" result="grains"><feFuncA type="linear" slope="3.2"/></feComponentTransfer>' +
  `<feFlood flood-color="${colour}" result="flood"/><feComposite in="flood" in2="grains" operator="in"/></filter>`;
