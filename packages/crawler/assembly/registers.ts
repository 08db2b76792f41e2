import { REGISTERS } from '../src/page/scanner/scanner-registers';

/** Where the registers are. */
export const registers = memory.data(REGISTERS << 2);

/** Puts a number down for the reader. */
export function setRegister(register: i32, value: i32): void {
  store<i32>(registers + (register << 2), value);
}

/** What the reader, or `setRegister`, put down. */
export function getRegister(register: i32): i32 {
  return load<i32>(registers + (register << 2));
}

export function clearRegisters(): void {
  memory.fill(registers, 0, REGISTERS << 2);
}
