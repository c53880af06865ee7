/** The mark: an arch that thins to the right, with the dot rising in it. */
export function Mark() {
  return (
    <svg className="Mark" viewBox="0 0 28 20" width="28" height="20" aria-hidden="true">
      <path d="M1 18.5a13 13 0 0 1 26 0h-2.2a8.6 8.6 0 0 0-17.2 0Z" fill="currentColor" />
      <circle cx="16.2" cy="15.3" r="3.7" className="Mark-sun" />
    </svg>
  );
}
