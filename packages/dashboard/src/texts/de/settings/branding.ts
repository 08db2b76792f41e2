import type { Texts } from '../../en/index.ts';

export const branding: Texts['branding'] = {
  title: 'Branding',
  lead: 'Name, Farbe und Logo der Berichte in PDF und HTML.',
  planRequired:
    'Der Tarif dieses Kontos enthält kein Branding. Frühere Einstellungen bleiben gespeichert, werden in Berichten aber nicht verwendet.',
  name: 'Name',
  nameHint: 'Steht in Berichten anstelle des Dienstnamens. Bleibt das Feld leer, gilt der Dienstname.',
  colour: 'Farbe',
  pickColour: 'Farbe wählen',
  colourHint: 'Etwa #0b6e69. Am besten eignet sich eine dunkle Farbe: Ist sie zu hell, wird Text dunkler dargestellt.',
  logo: 'Logo',
  logoHint: 'PNG oder SVG, höchstens 256 KB. Exportieren Sie ein SVG reduziert, ohne Bilder, Filter und Styles.',
  logoTooLarge: 'Die Datei ist größer als 256 KB. Wählen Sie eine kleinere.',
  removeLogo: 'Logo entfernen',
  preview: 'Kopf eines Berichts',
  previewHint: 'Eine Vorschau, wie ein Bericht beginnt. Sie ändert sich beim Tippen.',
};
