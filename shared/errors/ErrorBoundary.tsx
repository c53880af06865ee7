import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface ErrorBoundaryState {
  readonly hasFailed: boolean;
}

/** Shows the error screen in place of a page that failed in the browser. React logs the cause to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? (
      <ErrorScreen status={500} reason="Internal Server Error" />
    ) : (
      this.props.children
    );
  }
}
