/**
 * Whether a story's screen is compared with an agreed one. A free play shows what another story shows, and the workshop's own
 * pages show screens that have their own stories, in frames that load when visible.
 */
export const agreeScreen = (storyFile: string, story: string): boolean =>
  story !== "Free Play" && !/(^|\/)workshop\/(inspect|recording|start)\//.test(storyFile);
