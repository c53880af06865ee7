export function EmployersPage() {
  return <h1>Employers</h1>;
}
