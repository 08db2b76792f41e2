// Runs before the first paint, so that a page does not flash in the other theme. app/preferences.ts does the rest.
try {
  const theme = localStorage.getItem('linkvitals.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Browsers may forbid the storage.
}
