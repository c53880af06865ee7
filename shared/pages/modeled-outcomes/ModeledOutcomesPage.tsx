export function ModeledOutcomesPage() {
  return <h1>ModeledOutcomes</h1>;
}
