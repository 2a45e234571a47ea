import { useNavigation, useNavigationView } from "./navigation.context.ts";
import { NavigationScreen } from "./navigation.screen.tsx";

export function NavigationBar() {
  return <NavigationScreen view={useNavigationView()} send={useNavigation().actor.send} />;
}
