// Dusk in the studio: a warm lamp from the left, and the last blue of the sky through a window behind on the right.
#include "light.glsl"

const vec3 WINDOW_AT = vec3(1.42, .72, -7.);

int countLamps() { return 2; }
Lamp lampAt(int i) {
  if (i == 0) return Lamp(vec3(-3.3, 3.0, 2.7), hex(0xffba7c) * 2.5, .34);
  return Lamp(vec3(3.1, 2.7, -3.6), hex(0x6f9cff) * 3.4, .85);
}

float frame(vec2 q, vec2 half1, float soft) { vec2 d = abs(q) - half1; return smoothstep(soft, -soft, max(d.x, d.y)); }

vec3 dusk(vec2 q) {
  float y = q.y * 1.6 - .15 * sin(q.x * 2.);
  vec3 c = mix(hex(0xf08a66), hex(0xd88fb4), smoothstep(-1.5, -.5, y));
  c = mix(c, hex(0x5f7fd0), smoothstep(-.7, .7, y));
  return mix(c, hex(0x2c4aa6), smoothstep(.4, 1.8, y)) * .95;
}

vec3 world(vec3 way, float blur) {
  vec3 half1 = vec3(6.5, 3.6, 7.), middle = vec3(0., 1.5, 0.), to = (sign(way) * half1 + middle) / (way + sign(way) * 1e-4);
  float t = min(to.x, min(to.y, to.z)), soft = .008 + .55 * blur;
  vec3 q = way * t;
  vec3 c = mix(hex(0x34324a), hex(0x4a3f58), layers3(q.xy * .7 + q.z * .6));
  vec3 lamp = q - vec3(-5.2, 3.6, -4.2);
  c = c * (.24 + 1.5 * hex(0xffa864) * exp(-.16 * dot(lamp, lamp)) * 2.4) + hex(0x3a56a8) * .10 * exp(-.3 * length(q - WINDOW_AT));
  if (t == to.y) return way.y < 0. ? mix(hex(0x2a1c1c), hex(0x5a3826), layers3(q.xz * vec2(3., .7))) * .22 : c * .5;
  if (t == to.z && way.z < 0.) {
    vec2 w = q.xy - WINDOW_AT.xy;
    float glass = frame(w, vec2(.60, 1.02), soft * .5), bars = max(smoothstep(.028 + soft * .4, .028 - soft * .4, abs(w.x)), smoothstep(.028 + soft * .4, .028 - soft * .4, abs(abs(w.y) - .34)));
    c = mix(c, hex(0x2c2234) * .25, frame(w, vec2(.67, 1.09), soft * .5));
    c = mix(c, dusk(w), glass * (1. - .9 * bars));
    // Canvases lean against the wall.
    vec2 a = turn(.03) * (q.xy - vec2(-1.16, -.28)), b = turn(-.05) * (q.xy - vec2(-1.72, -.72));
    vec3 first = mix(hex(0x1d6a72), hex(0xf0c493), smoothstep(-.2, -.05, a.y + .08 * sin(a.x * 5.))), second = mix(hex(0x8e2a20), hex(0xd9603a), layers3(b * 2.));
    first = mix(first, hex(0x4f5f96), smoothstep(.02, -.02, a.y + .10 - .30 * exp(-pow(abs(a.x - .14) / .19, 1.6))) * smoothstep(-.13, -.09, a.y));
    first = mix(first, hex(0xc8452a), smoothstep(.085, .06, length(a - vec2(-.24, .30))));
    vec3 glow = hex(0xffb88a) * .40;
    c = mix(c, second * glow * .45, frame(b, vec2(.36, .62), soft * .5));
    c = mix(c, hex(0xe9dcc8) * glow * .7, frame(a, vec2(.50, .66), soft * .5));
    c = mix(c, first * glow, frame(a, vec2(.47, .63), soft * .5));
  } else if (t == to.x && way.x < 0.) {
    c += hex(0xffb066) * 3.2 * frame(q.yz - vec2(3.1, 2.6), vec2(.9, .9), .25 + soft);
  }
  return c;
}

vec3 around(vec3 n) {
  vec3 c = mix(hex(0x2a1a20), hex(0x3c3a5c), .5 + .5 * n.y) * .62;
  return c + hex(0xff9a5a) * .055 * sat(.3 - n.x) + hex(0x5a7ae0) * .06 * sat(n.x - n.z);
}

vec4 stoneAt(vec3 q) {
  float far = length(q.xz + vec2(.5, .3)), rings = noise(vec2(far * 13. + .6 * layers3(q.xz * 1.6), 3.)) * .6 + .4 * noise(vec2(far * 34., 8.));
  vec3 c = mix(hex(0x3b2219), hex(0x7a4a2e), rings) * (.86 + .24 * noise(vec2(q.x * 70., q.z * 3.)));
  return vec4(c, .62);
}

float exposure() { return 1.08; }
