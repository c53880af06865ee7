import { Brand } from "./Brand";

export function Footer() {
  return (
    <footer className="Footer" data-tone="dark">
      <div className="container">
        <Brand />
      </div>
    </footer>
  );
}
