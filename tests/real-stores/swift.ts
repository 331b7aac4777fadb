import { join } from 'node:path';
import { projectRoot } from '../../build/shared/project';
import { unpackedPackages } from '../debian/packages';
import { freePorts } from '../setup/free-ports';
import { makeBucket } from './make-bucket';
import { openRoom, type RealStore } from './real-store';

/** Debian's packages, unpacked. Rejects where they cannot be had. */
export const fetchSwift = () =>
  unpackedPackages('swift', ['swift-proxy', 'swift-account', 'swift-container', 'swift-object']);

/** Swift with its layer for S3, in one process (`run-swift.py`). */
export async function startSwift({
  folder: root,
  libraries,
}: Awaited<ReturnType<typeof fetchSwift>>): Promise<RealStore> {
  const room = await openRoom('swift', {
    LD_LIBRARY_PATH: libraries.join(':'),
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
  });
  try {
    const [port] = await freePorts(1);
    const program = join(projectRoot, 'tests/real-stores/run-swift.py');
    const said = room.start('/usr/bin/python3', [program, room.folder, String(port)]);
    const endpoint = `http://127.0.0.1:${port}`;
    const account = { AWS_ACCESS_KEY_ID: 'malls:user', AWS_SECRET_ACCESS_KEY: 'swift-secret' };
    await makeBucket(endpoint, account, said);
    return { endpoint, account, stop: room.close };
  } catch (error) {
    await room.close();
    throw error;
  }
}
