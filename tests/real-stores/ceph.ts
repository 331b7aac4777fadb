import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { unpackedPackages } from '../debian/packages';
import { freePorts } from '../setup/free-ports';
import { makeBucket } from './make-bucket';
import { openRoom, type RealStore } from './real-store';

/** Debian's packages, unpacked. Rejects where they cannot be had. */
export const fetchCeph = () => unpackedPackages('ceph', ['radosgw', 'ceph-mon', 'ceph-osd']);

/** One monitor, one store of objects in memory, and the gateway that speaks S3. */
export async function startCeph({
  folder: root,
  libraries,
}: Awaited<ReturnType<typeof fetchCeph>>): Promise<RealStore> {
  const room = await openRoom('ceph', {
    LD_LIBRARY_PATH: libraries.flatMap((each) => [each, join(each, 'ceph')]).join(':'),
    PYTHONPATH: join(root, 'usr/lib/python3/dist-packages'),
  });
  try {
    const { folder } = room;
    const [monitor, gateway] = await freePorts(2);
    const [config, keys, map] = [
      join(folder, 'ceph.conf'),
      join(folder, 'keyring'),
      join(folder, 'monmap'),
    ] as const;
    const plugins = libraries.find((each) => each.includes('/usr/lib/')) ?? root;
    await writeFile(config, configText({ folder, plugins, monitor, gateway }));
    for (const each of ['mon', 'osd']) await mkdir(join(folder, each));
    const program = (name: string) => join(root, 'usr/bin', name);
    const own = ['-c', config];
    const key = (name: string, ...caps: string[]) =>
      room.run(program('ceph-authtool'), [keys, '-n', name, '--gen-key', ...caps]);
    await room.run(program('ceph-authtool'), ['--create-keyring', keys]);
    await key('mon.', '--cap', 'mon', 'allow *');
    await key('client.admin', '--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *');
    await key('osd.0', '--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *');
    // only its second protocol: the first would want a second port
    const place = ['--addv', 'a', `[v2:127.0.0.1:${monitor}]`];
    await room.run(program('monmaptool'), ['--create', '--fsid', cluster, ...place, map]);
    const first = ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keys];
    await room.run(program('ceph-mon'), [...own, ...first]);
    room.start(program('ceph-mon'), [...own, '-i', 'a', '-f']);
    const command = [program('ceph'), ...own, '--connect-timeout', '60'];
    await room.run('/usr/bin/python3', [...command, 'osd', 'new', disk, '0']);
    await room.run(program('ceph-osd'), [...own, '-i', '0', '--mkfs', '--osd-uuid', disk]);
    room.start(program('ceph-osd'), [...own, '-i', '0', '-f']);
    const account = { AWS_ACCESS_KEY_ID: 'ceph-key', AWS_SECRET_ACCESS_KEY: 'ceph-secret' };
    const user = ['--uid', 'malls', '--display-name', 'Malls', '--access-key', account.AWS_ACCESS_KEY_ID];
    const secret = ['--secret-key', account.AWS_SECRET_ACCESS_KEY];
    await room.run(program('radosgw-admin'), [...own, 'user', 'create', ...user, ...secret]);
    const said = room.start(program('radosgw'), [...own, '-n', 'client.admin', '-f']);
    const endpoint = `http://127.0.0.1:${gateway}`;
    await makeBucket(endpoint, account, said);
    return { endpoint, account, stop: room.close };
  } catch (error) {
    await room.close();
    throw error;
  }
}

const cluster = '6b1a2b0e-8a7b-4a43-8f5c-0123456789ab';
const disk = '6b1a2b0e-8a7b-4a43-8f5c-0123456789ac';

function configText({
  folder,
  plugins,
  monitor,
  gateway,
}: Record<'folder' | 'plugins', string> & Record<'monitor' | 'gateway', number>): string {
  return `[global]
fsid = ${cluster}
mon_host = [v2:127.0.0.1:${monitor}]
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
ms_bind_msgr1 = false
ms_bind_port_min = 20000
ms_bind_port_max = 32000
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
auth_allow_insecure_global_id_reclaim = false
mon_data = ${folder}/mon
mon_allow_pool_size_one = true
mon_cluster_log_file =
osd_data = ${folder}/osd
osd_objectstore = memstore
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 4
osd_pool_default_pgp_num = 4
osd_pool_default_pg_autoscale_mode = off
osd_class_dir = ${plugins}/rados-classes
erasure_code_dir = ${plugins}/ceph/erasure-code
plugin_dir = ${plugins}/ceph
run_dir = ${folder}
admin_socket =
log_file = ${folder}/log
keyring = ${folder}/keyring
rgw_data = ${folder}
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
`;
}
