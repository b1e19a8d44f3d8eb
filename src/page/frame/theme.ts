/** Light or dark: as the machine is, until somebody chooses. The choice is the one thing that the page keeps beyond a tab. */

/** Choices of a theme; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORED_AS = 'strata.theme';

/** The theme that was chosen, or the machine's. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(STORED_AS);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Shows the page in a theme: colours follow `color-scheme`. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  document.documentElement.style.colorScheme = theme === 'system' ? 'light dark' : theme;
}

/** Shows a theme and keeps it. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(STORED_AS, theme);
  applyTheme(theme);
}
