<?php
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function shuffled(string $key): string {
    $letters = str_split(preg_replace('#[^A-Za-z0-9+/]#', '', $key) . ALPHABET);
    return implode('', array_unique($letters));
}
function encipher($payload, string $key): string {
    $json = json_encode($payload, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
    return strtr(base64_encode($json), ALPHABET, shuffled($key));
}
function decipher(string $k, string $key) {
    return json_decode(base64_decode(strtr($k, shuffled($key), ALPHABET)), true);
}
