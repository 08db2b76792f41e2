export { lookAtCertificates } from './look-at-certificates.ts';
export { recordCertificates } from './record-certificates.ts';
export { deleteCertificatesOfDomain } from './store.ts';
export { type CertificateWatch, watchCertificates } from './watch-certificates.ts';
