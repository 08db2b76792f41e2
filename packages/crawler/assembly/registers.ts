import { REGISTERS } from '../src/page/scanner/scanner-registers';

/** Address of the registers: numbers that this module and the reader of pages exchange. */
export const registers = memory.data(REGISTERS << 2);

export function setRegister(register: i32, value: i32): void {
  store<i32>(registers + (register << 2), value);
}

/** The number that the reader of pages, or `setRegister`, stored last. */
export function getRegister(register: i32): i32 {
  return load<i32>(registers + (register << 2));
}

export function clearRegisters(): void {
  memory.fill(registers, 0, REGISTERS << 2);
}
