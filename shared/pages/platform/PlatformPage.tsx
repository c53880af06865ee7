export function PlatformPage() {
  return <h1>Platform</h1>;
}
