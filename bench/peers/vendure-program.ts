import { createRequire } from "node:module";
import { join } from "node:path";

/** `populate`, `server`, `worker` or `hurried worker` of Vendure in the current folder, with the plugins of its own template except the mails and the two interfaces for administrators. */
const [part] = process.argv.slice(2);
const folder = process.cwd();
const load = createRequire(join(folder, "package.json"));

type Application = { close: () => Promise<void> };
type Plugin = { init: (options?: object) => object };
type Core = {
  bootstrap: (config: object) => Promise<Application>;
  bootstrapWorker: (config: object) => Promise<{ startJobQueue: () => Promise<void> }>;
  dummyPaymentHandler: object;
  DefaultLogger: new (options: object) => object;
  LogLevel: { Error: number };
  DefaultJobQueuePlugin: Plugin;
  DefaultSchedulerPlugin: Plugin;
  DefaultSearchPlugin: Plugin;
};
type Populate = (
  open: () => Promise<Application>,
  data: object,
  productsFile: string,
) => Promise<Application>;

const core: Core = load("@vendure/core");
const { AssetServerPlugin }: { AssetServerPlugin: Plugin } = load("@vendure/asset-server-plugin");
const { PORT, DATABASE_PORT, PICTURES } = process.env;

/** Milliseconds between jobs; 200 is the default. */
const pollInterval = part === "hurried worker" ? 5 : 200;
const config = {
  apiOptions: { port: Number(PORT), adminApiPath: "admin-api", shopApiPath: "shop-api" },
  authOptions: {
    tokenMethod: ["bearer", "cookie"],
    superadminCredentials: { identifier: "superadmin", password: "only-for-the-bench" },
    cookieOptions: { secret: "bench" },
  },
  logger: new core.DefaultLogger({ level: core.LogLevel.Error }),
  dbConnectionOptions: {
    type: "postgres",
    synchronize: part === "populate",
    logging: false,
    host: "127.0.0.1",
    port: Number(DATABASE_PORT),
    username: "trellis",
    password: "",
    database: "postgres",
  },
  paymentOptions: { paymentMethodHandlers: [core.dummyPaymentHandler] },
  importExportOptions: { importAssetsDir: PICTURES },
  plugins: [
    AssetServerPlugin.init({
      route: "assets",
      assetUploadDir: join(folder, "assets"),
      assetUrlPrefix: `http://127.0.0.1:${PORT}/assets/`,
    }),
    core.DefaultSchedulerPlugin.init(),
    core.DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true, pollInterval }),
    core.DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
};

if (part === "populate") {
  const { populate }: { populate: Populate } = load("@vendure/core/cli");
  const initial: object = load("@vendure/create/assets/initial-data.json");
  const filter = { code: "facet-value-filter", args: { facetValueNames: ["Plants"], containsAny: false } };
  const application = await populate(
    () => core.bootstrap(config),
    { ...initial, collections: [{ name: "Plants", filters: [filter] }] },
    join(folder, "products.csv"),
  );
  await application.close();
  process.exit();
} else if (part === "worker" || part === "hurried worker")
  await (await core.bootstrapWorker(config)).startJobQueue();
else await core.bootstrap(config);
