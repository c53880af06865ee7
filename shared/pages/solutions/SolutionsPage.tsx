export function SolutionsPage() {
  return <h1>Solutions</h1>;
}
