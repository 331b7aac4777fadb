import { compile } from '../../build/core/compile';

/** A compile in a process of its own. */
const [root = '', cache = ''] = process.argv.slice(2);
await compile({ root, cache });
