import { useNavigation, useNavigationView } from "./navigation.context.ts";
import { NavigationScreen } from "./navigation.screen.tsx";

/** Progress and failures of a navigation, above the page. */
export function NavigationBar() {
  return <NavigationScreen view={useNavigationView()} send={useNavigation().actor.send} />;
}
