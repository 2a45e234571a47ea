declare module "virtual:named-statements" {
  const named: readonly { id: string; file: string; title: string }[];
  export default named;
}
