// Noon in a gallery: white walls, daylight through the roof, and three spots that lay three shadows into one another.
#include "light.glsl"

int countLamps() { return 3; }
Lamp lampAt(int i) {
  if (i == 0) return Lamp(vec3(-3.4, 4.6, 2.6), hex(0xffc896) * 1.15, .20);
  if (i == 1) return Lamp(vec3(3.6, 4.2, 2.2), hex(0xb4d0ff) * 1.00, .20);
  return Lamp(vec3(.4, 5.0, -3.2), hex(0xfff0de) * 1.15, .20);
}

float frame(vec2 q, vec2 half1, float soft) { vec2 d = abs(q) - half1; return smoothstep(soft, -soft, max(d.x, d.y)); }

// A painting on the wall, its frame, and its shadow below.
void hang(inout vec3 c, vec2 q, vec2 half1, vec3 low, vec3 high, vec3 mark, float soft) {
  c *= 1. - .22 * frame(q + vec2(-.02, .12), half1 + .06, .16 + soft);
  c = mix(c, hex(0xb98a58) * .8, frame(q, half1 + .035, soft));
  vec3 paint = mix(low, high, smoothstep(-.25, .25, q.y + .12 * sin(q.x * 3.) + .25 * (layers3(q * 2.5) - .5)));
  paint = mix(paint, mark, smoothstep(.16, .10, length(q * vec2(1., .9) - half1 * vec2(.2, .3)) + .10 * (layers3(q * 8.) - .4)));
  c = mix(c, paint, frame(q, half1, soft));
}

vec3 world(vec3 way, float blur) {
  vec3 half1 = vec3(7., 4.0, 7.), middle = vec3(0., 2.4, 0.), to = (sign(way) * half1 + middle) / (way + sign(way) * 1e-4);
  float t = min(to.x, min(to.y, to.z)), soft = .006 + .34 * blur;
  vec3 q = way * t, c = hex(0xd9d4cc);
  if (t == to.y && way.y > 0.) {
    float panes = frame(q.xz, vec2(2.6, 4.4), .2 + soft) * (1. - .55 * smoothstep(.10, .05, abs(fract(q.z * .5) - .5)));
    return mix(c * .55, hex(0xd8e8ff) * 2.6, panes);
  }
  if (t == to.y) return mix(hex(0xa5794e), hex(0xc79a68), layers3(q.xz * vec2(4., .8))) * (.5 + .16 * smoothstep(.0, 6., length(q.xz)));
  c *= .50 + .22 * smoothstep(-1.6, 4., q.y) - .10 * smoothstep(4.5, 7., abs(t == to.z ? q.x : q.z));
  c += hex(0xffdcb4) * .13 * exp(-.9 * length(q - vec3(-1.5, 2.6, -7.))) + hex(0xffdcb4) * .13 * exp(-.9 * length(q - vec3(1.6, 2.4, -7.)));
  if (t == to.z && way.z < 0.) {
    hang(c, q.xy - vec2(-1.22, .22), vec2(.40, .52), hex(0x1d4f66), hex(0xe0a27c), hex(0xc8442a), soft);
    hang(c, q.xy - vec2(1.22, .26), vec2(.52, .40), hex(0x8f6a3a), hex(0xd9c08a), hex(0x2a3a7c), soft);
    c = mix(c, hex(0xb9b2a8) * .6, smoothstep(soft, -soft, abs(q.y + 1.5) - .05));
  } else hang(c, (t == to.x ? q.zy : q.xy) - vec2(.4, 1.), vec2(1.4, 1.), hex(0x2a4a9a), hex(0xe9c9a0), hex(0xc23a2a), soft);
  return c;
}

vec3 around(vec3 n) {
  return mix(hex(0x9c8468), hex(0xe4e8f0), smoothstep(-.8, .9, n.y)) * .22;
}

vec4 stoneAt(vec3 q) {
  return vec4(hex(0xc4beb5) * (.96 + .05 * layers3(q.xz * 2. + q.y)), .42);
}

float exposure() { return .92; }
