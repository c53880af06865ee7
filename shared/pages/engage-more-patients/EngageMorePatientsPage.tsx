export function EngageMorePatientsPage() {
  return <h1>EngageMorePatients</h1>;
}
