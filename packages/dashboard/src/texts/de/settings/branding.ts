import type { Texts } from '../../en/index.ts';

export const branding: Texts['branding'] = {
  title: 'Erscheinungsbild',
  lead: 'Name, Farbe und Logo der Berichte in PDF und HTML.',
  planRequired:
    'Der Tarif dieses Kontos hat kein eigenes Erscheinungsbild. Was früher eingestellt wurde, bleibt erhalten; Berichte benutzen es nicht.',
  name: 'Name',
  nameHint: 'Steht in Berichten anstelle des Namens des Dienstes. Bleibt das Feld leer, gilt dieser.',
  colour: 'Farbe',
  colourHint: 'Etwa #0b6e69. Am besten ist eine dunkle: Ist sie zu hell, wird Text dunkler gezeichnet.',
  logo: 'Logo',
  logoHint: 'PNG oder SVG, höchstens 256 KB. Exportieren Sie ein SVG flach, ohne Bilder, Filter und Stile.',
  logoTooLarge: 'Die Datei ist größer als 256 KB. Wählen Sie eine kleinere.',
  removeLogo: 'Logo entfernen',
  preview: 'Der Kopf eines Berichts',
  previewHint: 'Eine Skizze, wie ein Bericht beginnt. Sie ändert sich beim Tippen.',
};
