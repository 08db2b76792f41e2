import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const file = (path: string): string => require.resolve(`@expo-google-fonts/${path}`);

/** Fonts whose licence (OFL 1.1) allows embedding. */
export const fontFiles = {
  sans: file('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  sansBold: file('noto-sans/700Bold/NotoSans_700Bold.ttf'),
  arabic: file('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  arabicBold: file('noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf'),
  hebrew: file('noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf'),
  hebrewBold: file('noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf'),
} as const;
