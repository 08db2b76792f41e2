/** Version of the whole product, shown in the health answer and the crawler's user agent */
export const version = '0.1.0';
