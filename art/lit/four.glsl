// Night under the aurora: green and violet from the sky, the moon from the left, and a lamp in somebody's hand.
#include "light.glsl"

int countLamps() { return 4; }
Lamp lampAt(int i) {
  if (i == 0) return Lamp(vec3(-2.6, 3.8, -3.4), hex(0x3dffa0) * 1.7, 1.3);
  if (i == 1) return Lamp(vec3(3.8, 3.0, -2.8), hex(0xa45cff) * 2.1, 1.1);
  if (i == 2) return Lamp(vec3(3.0, 1.5, 3.3), hex(0xff9a3c) * 1.5, .12);
  return Lamp(vec3(-4.0, 3.4, 3.2), hex(0x8fc0ff) * .75, .10);
}

// One curtain: where its hem is at this side of the sky, and how it fades upwards.
vec3 curtain(float x, float y, float k, float hem, float tall) {
  float fold = x * 5. + k + .8 * sin(x * 6. + k * 2.) + .3 * sin(x * 15. + k), low = hem + .020 * sin(fold * 1.9) + .010 * sin(fold * 4.3);
  float up = (y - low) / tall, ray = noise(vec2(fold * 7., k)) * .6 + noise(vec2(fold * 19., k + 3.)) * .5, fade = smoothstep(-.10, .06, up) * exp(-2.2 * max(up, 0.));
  float pleat = .25 + .75 * pow(.5 + .5 * sin(fold * 1.9 + 1.2), 1.4);
  return mix(hex(0x37f08e), hex(0x8a48f0), smoothstep(.10, .95, up + .3 * ray)) * fade * pleat * (.25 + 1.5 * ray * ray);
}

vec3 skyAt(vec3 way, float stars) {
  float y = max(way.y, 0.), x = atan(way.x, -way.z);
  vec3 c = mix(hex(0x16325c), hex(0x080f30), smoothstep(.0, .20, y));
  vec2 cell = floor(vec2(x, y) * 110.), off = hash22(cell);
  c += vec3(.8, .9, 1.) * smoothstep(.15, .0, length(fract(vec2(x, y) * 110.) - .2 - .6 * off)) * step(.95, hash2(cell + 9.)) * stars;
  float wide = smoothstep(2.6, .6, abs(x));
  return c + wide * (1.0 * curtain(x, y, 1., .066, .085) + .55 * curtain(x + .3, y, 4.2, .040, .06) + .8 * curtain(x * .7, y, 7.5, .24, .5));
}

float ridgeAt(float x) {
  return .062 * exp(-pow(abs(x - .175) / .12, 1.5)) + .026 * exp(-pow((x + .23) / .13, 2.)) + .007 + .012 * (layers4(vec2(x * 18., 4.)) - .45);
}

vec3 world(vec3 way, float blur) {
  float soft = .0015 + .045 * blur, x = atan(way.x, -way.z), ridge = ridgeAt(x);
  vec3 sky = skyAt(vec3(way.x, max(way.y, 0.), way.z), .7);
  float gully = layers4(vec2(x * 60. + way.y * 34., way.y * 40. + 2.)), snow = smoothstep(.44, .66, gully + 4. * (way.y - .046)) * step(0., x);
  sky = mix(sky, mix(hex(0x0a1730), hex(0x3d7c84) * .7, snow), smoothstep(soft * .6, -soft * .6, way.y - ridge));
  vec2 dot1 = vec2((fract(x * 46.) - .5) / 46., way.y - .0045) / (.0013 + .16 * soft);
  sky += hex(0xffb45a) * 1.6 * exp(-dot(dot1, dot1)) * step(.62, hash1(floor(x * 46.) + 4.)) * step(x, -.03);
  if (way.y > soft) return sky;
  float down = max(.004, -way.y), t = 1. / max(.03, down), away = exp(-t * .05);
  vec2 q = way.xz * t;
  float swell = layers3(q * vec2(1.0, .45)) * .7 + .3 * layers3(q * vec2(3., 1.2)), tilt = swell - .44;
  vec3 mirrored = skyAt(normalize(vec3(way.x + .05 * tilt, down * .7 + .012 + .10 * tilt, way.z)), 0.);
  mirrored = mix(mirrored, hex(0x0a1730), .85 * smoothstep(.010, -.010, down - ridgeAt(x + .06 * tilt) * (1. + 1.4 * tilt)));
  vec3 c = mix(hex(0x05122a), mirrored, .38 + .34 * (1. - away));
  float lamp = smoothstep(.16, .04, abs(fract(x * 46.) - .5)) * step(.62, hash1(floor(x * 46.) + 4.)) * step(x, -.03);
  c += hex(0xffb45a) * lamp * .6 * exp(-down * 30.) * (.3 + .7 * smoothstep(.30, .75, noise(vec2(x * 40., 1. + 9. * log(down + .004)))));
  return mix(sky, c, smoothstep(soft, -soft, way.y));
}

vec3 around(vec3 n) {
  vec3 c = mix(hex(0x0b1430), hex(0x24406a), .5 + .5 * n.y) * .55;
  return c + hex(0x2fd08a) * .05 * sat(.4 - n.z) * (.5 + .5 * n.y);
}

vec4 stoneAt(vec3 q) {
  float vein = smoothstep(.05, .0, abs(layers4(q.xz * 1.3 + q.y + 2.) - .5));
  return vec4(mix(hex(0x2c3444), hex(0x566074), layers3(q.xz * 5.)) + .04 * vein, .92);
}

float exposure() { return 1.05; }
