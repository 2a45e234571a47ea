import { randomFrom } from "./random.ts";

/** Smooth noise from -1 to 1 for every pixel, with hills about `size` pixels apart. */
export const hills = (width: number, height: number, size: number, seed: number): Float32Array => {
  const random = randomFrom(seed);
  const columns = Math.ceil(width / size) + 2;
  const rows = Math.ceil(height / size) + 2;
  const lattice = Float32Array.from({ length: columns * rows }, () => random() * 2 - 1);
  const field = new Float32Array(width * height);
  const ease = (t: number) => t * t * (3 - 2 * t);
  const across = Float32Array.from({ length: width }, (_, x) => ease((x / size) % 1));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / size) * columns;
    const down = ease((y / size) % 1);
    for (let x = 0; x < width; x++) {
      const corner = row + Math.floor(x / size);
      const blend = across[x] as number;
      const [a, b] = [lattice[corner] as number, lattice[corner + 1] as number];
      const [c, d] = [lattice[corner + columns] as number, lattice[corner + columns + 1] as number];
      const upper = a + (b - a) * blend;
      field[y * width + x] = upper + (c + (d - c) * blend - upper) * down;
    }
  }
  return field;
};

/** Paper tooth from -1 to 1: every pixel its own, softened by its left and upper neighbours. */
export const tooth = (width: number, height: number, seed: number): Float32Array => {
  const random = randomFrom(seed);
  const field = Float32Array.from(
    { length: width * height },
    () => (random() + random() + random() - 1.5) / 1.5,
  );
  for (let index = field.length - 1; index > width; index--) {
    const [here, left, above] = [
      field[index] as number,
      field[index - 1] as number,
      field[index - width] as number,
    ];
    field[index] = here * 0.5 + left * 0.25 + above * 0.25;
  }
  return field;
};
