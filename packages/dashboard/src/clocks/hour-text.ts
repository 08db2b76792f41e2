/** A full hour of a day, such as `08:00`. @param hour 0 to 23 */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
