export const branding = {
  title: 'Branding',
  lead: 'Name, colour and logo of reports in PDF and HTML.',
  planRequired:
    'Branding is part of the Agency plan, which this account does not have. What was set before is kept, and reports do not use it.',
  name: 'Name',
  nameHint: 'Stands in reports in place of the name of the service. Leave it empty for that name.',
  colour: 'Colour',
  colourHint: 'Such as #0b6e69. A dark one is best: where it is too light, text is drawn darker.',
  logo: 'Logo',
  logoHint: 'PNG or SVG, 256 KB at most. Export an SVG flattened, without pictures, filters and styles.',
  logoTooLarge: 'The file is larger than 256 KB. Choose a smaller one.',
  removeLogo: 'Remove the logo',
  preview: 'The head of a report',
  previewHint: 'A sketch of how a report begins. It changes as you type.',
};
