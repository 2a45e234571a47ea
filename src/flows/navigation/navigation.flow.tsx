import { useNavigation, useNavigationView } from "./navigation.context.ts";
import { NavigationScreen } from "./navigation.screen.tsx";

/** What stands above the page while another one is fetched, or can't be. */
export function NavigationBar() {
  return <NavigationScreen view={useNavigationView()} send={useNavigation().actor.send} />;
}
