/**
 * Whether a story's screen is compared with an agreed one. A free play shows a screen of another story, and the workshop's
 * own pages contain frames of screens that have stories of their own. A scenario's page has what a shop answered on one day.
 */
export const agreeScreen = (storyFile: string, story: string): boolean =>
  story !== "Free Play" && !/(^|\/)workshop\/(inspect|recording|scenarios|start)\//.test(storyFile);
