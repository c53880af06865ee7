export function HealthPlansPage() {
  return <h1>HealthPlans</h1>;
}
