/** The side of the process that `startProgram` has started: `work` is done for each order, its answer goes back. */
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
  process.send?.({ answer: 'ready' });
}
