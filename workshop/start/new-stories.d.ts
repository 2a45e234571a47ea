declare module "virtual:new-stories" {
  const ids: readonly string[] | null;
  export default ids;
}
