import { Failure } from '../../build/shared/failure';
import { UnseededMall } from '../../sandbox/noun/seed-mall';

/** Throws the error of a sandbox again. A mall without sample data becomes a `Failure`, which names it without a stack. */
export function rethrowNamed(error: unknown): never {
  throw error instanceof UnseededMall ? new Failure(error.message) : error;
}
