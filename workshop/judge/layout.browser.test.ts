import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { hiddenWhere, layoutProblems, usableControls } from "./layout.ts";

afterEach(() => document.body.replaceChildren());

function screen(styles: string, elements: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = `<style>${styles}</style>${elements}`;
  document.body.append(root);
  return root;
}

const pay = "<div class=outer><p>Your order</p><div class=inner><button>Pay now</button></div></div>";

test.each<[string, string, RegExp]>([
  ["in a box that is too low for it", ".inner { height: 5px; overflow: hidden }", /cut off by a box/],
  [
    "below the end of a box",
    ".outer { height: 4rem; overflow: clip } p { height: 4rem }",
    /cut off by a box/,
  ],
  [
    "beside the end of a box",
    ".outer { margin-left: 3rem; overflow: hidden } button { margin-left: -30px }",
    /cut off by a box/,
  ],
  ["that is transparent", "button { opacity: 0 }", /is transparent/],
  ["in something transparent", ".outer { opacity: 0.05 }", /is transparent/],
  ["with a transparent text", "button { color: transparent }", /is transparent/],
  ["with a colour of no strength", "button { color: rgb(0 0 0 / 0%) }", /is transparent/],
  [
    "with its text cut off",
    "button { width: 2rem; white-space: nowrap; overflow: hidden }",
    /"Pay now" does not fit/,
  ],
  ["with its text beside it", "button { width: 2rem; white-space: nowrap }", /"Pay now" does not fit/],
  [
    "with half of it covered",
    ".inner { position: relative } .inner::after { content: ''; position: absolute; inset: 0 0 0 30px }",
    /is covered/,
  ],
  ["of no size", "button { width: 0; padding: 0; border: 0; font-size: 0 }", /has no size/],
  ["beyond the edge", "button { position: absolute; left: -30px }", /cut off at the edge/],
])("a button %s is a problem", (_, styles, problem) => {
  expect(layoutProblems(screen(styles, pay)).join("\n")).toMatch(problem);
});

test.each<[string, string, string]>([
  ["a button as it should be", "", pay],
  [
    "a button to which a box can be scrolled",
    ".outer { height: 4rem; overflow: auto } p { height: 9rem }",
    pay,
  ],
  [
    "a button that is positioned out of a small box",
    ".inner { height: 0; overflow: hidden } button { position: absolute }",
    pay,
  ],
  [
    "a name for screen readers beside an icon",
    "span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }",
    "<button>×<span>Close</span></button>",
  ],
  [
    "a checkbox that its label draws",
    "input { opacity: 0 } label { display: block }",
    "<label><input type=checkbox>I agree</label>",
  ],
  [
    "a link to the content that shows when it has the focus",
    "a { position: absolute; top: -10rem } a:focus { top: 0 }",
    '<a href="#content">To the content</a>',
  ],
  [
    "a link that begins with an empty piece",
    "div { width: 0 }",
    "<div><a href=/> <span></span>Address</a></div>",
  ],
  ["a long text in a field", "input { width: 5rem }", '<input value="Prins Hendrikkade 189, Amsterdam">'],
])("%s is no problem", (_, styles, elements) => {
  expect(layoutProblems(screen(styles, elements))).toEqual([]);
});

test("a button that is usable at one width only is reported", async () => {
  const root = screen("@media (width < 500px) { button { display: none } }", pay);
  await page.viewport(1280, 800);
  const desktop = usableControls(root);
  await page.viewport(412, 823);
  expect(hiddenWhere({ desktop, phone: usableControls(root) })).toEqual([
    'phone: button "Pay now" is hidden',
  ]);
});
