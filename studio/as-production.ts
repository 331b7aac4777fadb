/**
 * Runs a compile for shoppers and staff, not for development. A NODE_ENV that is already set was meant for another
 * program, such as a test runner.
 */
export async function asProduction<T>(compile: () => Promise<T>): Promise<T> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await compile();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
