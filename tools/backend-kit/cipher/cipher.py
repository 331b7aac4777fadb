import base64, json
alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

def shuffled(key):
    return ''.join(dict.fromkeys([c for c in key if c in alphabet] + list(alphabet)))

def encipher(payload, key):
    text = json.dumps(payload, ensure_ascii=False, separators=(',', ':')).encode()
    return base64.b64encode(text).decode().translate(str.maketrans(alphabet, shuffled(key)))

def decipher(k, key):
    return json.loads(base64.b64decode(k.translate(str.maketrans(shuffled(key), alphabet))))
