export function GetMorePatientsPage() {
  return <h1>GetMorePatients</h1>;
}
