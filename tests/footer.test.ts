import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "#scripts/tools.ts";
import { footerFile } from "#server/operations/shop-data/format.ts";
import { readYaml } from "#server/operations/shop-data/yaml-file.ts";
import { requirements } from "./support/requirements.ts";

test("the demo shop's footer has the four columns of the specification", () => {
  requirements("layout.footer-columns");
  const footer = readYaml(join(root, "shop-data/footer.yaml"), footerFile);
  expect(footer.map(({ heading }) => heading.en)).toEqual([
    "About us",
    "Purchase info",
    "Gardens and craft centre",
    "Account",
  ]);
});
