import { Component, type ReactNode } from "react";
import { Notice } from "#src/ui/notice.tsx";

type Props = { at: number; problem: string; panel: ReactNode; children: ReactNode };

/** Keeps the steps usable if a screen fails on a recording; choosing another step tries again. */
export class RecordingPosition extends Component<Props, { failed: boolean; at: number }> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: Props, state: { at: number }) {
    return state.at === at ? null : { failed: false, at };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <Notice tone="problem">{this.props.problem}</Notice>
        {this.props.panel}
      </>
    );
  }
}
