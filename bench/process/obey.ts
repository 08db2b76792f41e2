/**
 * Executes the orders of `startProgram` in the started process: `work` runs for each order, and its result is sent back. The process ends
 * with the one that started it, however that ends.
 */
export function obey<Order>(work: (order: Order) => Promise<unknown>): void {
  process.on('message', (order: Order) => {
    work(order).then(
      (answer) => process.connected && process.send?.({ answer: answer ?? null }),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.on('disconnect', () => process.exit(1));
  process.send?.({ answer: 'ready' });
}
