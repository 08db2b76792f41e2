export { confirmTotp } from './confirm-totp.ts';
export { deleteTotp } from './delete-totp.ts';
export { describeFactors } from './describe-factors.ts';
export { passOneTimeCode, passSecondFactor } from './pass-second-factor.ts';
export { renewRecoveryCodes } from './renew-recovery-codes.ts';
export { startTotp } from './start-totp.ts';
export { newTotpSecret } from './totp.ts';
