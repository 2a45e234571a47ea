import { Component, type ReactNode } from "react";

type Props = { children: ReactNode; failed: (error: unknown, repaint: () => void) => ReactNode };

/** Renders a fallback after an error, until it is rendered again. */
export class Boundary extends Component<Props, { failure: { error: unknown } | null }> {
  override state = { failure: null as { error: unknown } | null };
  static getDerivedStateFromError = (error: unknown) => ({ failure: { error } });
  repaint = () => this.setState({ failure: null });
  override render() {
    const { failure } = this.state;
    return failure ? this.props.failed(failure.error, this.repaint) : this.props.children;
  }
}
