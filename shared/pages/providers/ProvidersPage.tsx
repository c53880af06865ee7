export function ProvidersPage() {
  return <h1>Providers</h1>;
}
