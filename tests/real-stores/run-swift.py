"""Swift with its layer for S3 in one process: `run-swift.py FOLDER PORT`. Its servers keep everything in FOLDER."""

import os
import sys
from array import array

import eventlet

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.account.server import AccountController
from swift.common import utils
from swift.common.middleware import catch_errors, listing_formats, tempauth
from swift.common.middleware.s3api import s3api
from swift.common.ring import RingData
from swift.common.wsgi import SwiftHttpProtocol
from swift.container.server import ContainerController
from swift.obj.server import ObjectController
from swift.proxy.server import Application

folder, port = sys.argv[1], int(sys.argv[2])
utils.HASH_PATH_SUFFIX = b"test"
os.makedirs(os.path.join(folder, "disk"))
settings = {
    "devices": folder,
    "swift_dir": folder,
    "mount_check": "false",
    "disable_fallocate": "true",
    "account_autocreate": "true",
    "auth_pipeline_check": "false",
    "location": "us-east-1",
    "user_malls_user": "swift-secret .admin",
}


class Cache:
    """Swift keeps tokens and facts of accounts in memcached. One process needs no server for that."""

    def __init__(self):
        self.kept = {}

    def get(self, key, **_):
        return self.kept.get(key)

    def set(self, key, value, **_):
        self.kept[key] = value

    def delete(self, key, **_):
        self.kept.pop(key, None)


def serve(app, port=0):
    socket = eventlet.listen(("127.0.0.1", port))
    log = utils.NullLogger()
    eventlet.spawn(eventlet.wsgi.server, socket, app, log, protocol=SwiftHttpProtocol, log_output=False)
    return socket.getsockname()[1]


def write_ring(name, port):
    """One disk that has everything."""
    address = {"ip": "127.0.0.1", "port": port, "replication_ip": "127.0.0.1", "replication_port": port}
    disk = {"id": 0, "region": 1, "zone": 0, "weight": 1, "device": "disk", **address}
    RingData([array("H", [0])], [disk], 32).save(os.path.join(folder, name + ".ring.gz"))


write_ring("account", serve(AccountController(settings)))
write_ring("container", serve(ContainerController(settings)))
write_ring("object", serve(ObjectController(settings)))
app = Application(settings)
for layer in (tempauth, s3api, listing_formats, catch_errors):
    app = layer.filter_factory(settings)(app)
cache = Cache()


def cached(environ, start_response):
    return app({**environ, "swift.cache": cache}, start_response)


serve(cached, port)
eventlet.Event().wait()
