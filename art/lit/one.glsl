// Morning on the coast: one low sun from the left, the sea and a far cliff behind.
#include "light.glsl"

const vec3 SUN = normalize(vec3(-.82, .40, -.02));

int countLamps() { return 1; }
Lamp lampAt(int i) { return Lamp(SUN * 60., hex(0xffd3a0) * 3.3, 1.5); }

vec3 skyAt(vec3 way) {
  float y = max(way.y, 0.), toSun = sat(.5 - .5 * way.x / max(.3, length(way.xz)));
  vec3 c = mix(mix(hex(0xc98fa0), hex(0xf9b878), smoothstep(.25, .75, toSun)), hex(0x7c9cc4), smoothstep(.0, .17, y));
  c = mix(c, hex(0x3f74b5), smoothstep(.12, .8, y));
  vec2 q = vec2(way.x / (y + .14), .55 / (y + .07));
  float cloud = smoothstep(.40, .72, layers4(q * vec2(2.2, 1.5) + 3.)) * smoothstep(.01, .05, y) * smoothstep(.9, .3, y);
  c = mix(c, mix(hex(0xd9a9b0), hex(0xffe0b4), toSun), .8 * cloud);
  return c * .92 + hex(0xffb066) * 1.8 * pow(max(0., dot(way, SUN)), 18.);
}

// Along the far cliffs, in columns: some stand for one, some for three.
float columnsAt(float x) { return x * 46. + 1.6 * noise(vec2(x * 26., 1.)) + .5 * noise(vec2(x * 90., 6.)); }

// Their height, in parts of their distance.
float ridgeAt(float x) {
  float column = columnsAt(x), worn = noise(vec2(floor(column) * .73, 4.)) * .7 + hash1(floor(column)) * .3;
  float bluff = .070 * smoothstep(.10, .16, x) * smoothstep(1.2, .3, x) + .022 * smoothstep(.055, .062, x) * smoothstep(.13, .10, x) + .036 * smoothstep(.082, .086, x) * smoothstep(.105, .10, x);
  return bluff * (.76 + .46 * worn) + .003 * noise(vec2(x * 300., 2.)) * step(.05, x);
}

vec3 cliffAt(float x, float y) {
  float column = columnsAt(x), worn = noise(vec2(column * .9, 3.)), ledge = noise(vec2(column * .5, y * 110.));
  float lit = smoothstep(.15, .85, .5 + .5 * cos(2. * PI * fract(column) + .6) + .7 * (worn - .5) + .5 * (ledge - .5));
  vec3 c = mix(hex(0x46527f), hex(0xd98a5c), lit * (.55 + .45 * worn)) * (.84 + .3 * noise(vec2(x * 120., y * 90.)));
  return mix(c, hex(0xd0a0a4), .34 + .46 * smoothstep(.034, .0, y));
}

vec3 world(vec3 way, float blur) {
  float soft = .0015 + .05 * blur, x = way.x / max(.2, -way.z);
  vec3 sky = skyAt(vec3(way.x, max(way.y, 0.), way.z));
  float ridge = way.z < 0. ? ridgeAt(x) : 0.;
  sky = mix(sky, cliffAt(x, way.y), smoothstep(soft * .5, -soft * .5, way.y - ridge) * smoothstep(.003, .010, ridge));
  if (way.y > soft) return sky;
  float down = max(.004, -way.y), t = 1. / max(.012, down), away = exp(-t * .035);
  vec2 q = way.xz * t;
  float swell = layers3(q * vec2(.9, .40)) * .6 + .4 * layers3(q * vec2(2.6, 1.0) + 5.), tilt = (swell - .44) * sat(down * 26.);
  vec3 mirrored = skyAt(normalize(vec3(way.x + .04 * tilt, down * .9 + .03 + .22 * max(0., tilt) * away, way.z)));
  float above = way.z < 0. ? ridgeAt(x + .10 * tilt) * (.9 + 1.2 * tilt) : 0.;
  mirrored = mix(mirrored, cliffAt(x + .08 * tilt, down), .8 * smoothstep(.012, -.012, down - above) * smoothstep(.003, .010, above));
  vec3 c = mix(mix(hex(0x0f4f60), hex(0x2f8f92), sat(swell * 1.4 - .2)), mirrored, .34 + .42 * (1. - away));
  c += hex(0xffc890) * .45 * smoothstep(.56, .70, swell) * sat(.3 - 1.4 * x) * away;
  return mix(sky, c, smoothstep(soft, -soft, way.y));
}

vec3 around(vec3 n) {
  vec3 c = mix(mix(hex(0x4f6f80), hex(0xa9b9d6), .5 + .5 * n.y), hex(0xffcf9f), .35 * sat(-n.x) * (1. - abs(n.y)));
  return c * .46;
}

vec4 stoneAt(vec3 q) {
  float grain = layers3(q.xz * 9. + q.y * 5.), fleck = smoothstep(.72, .80, noise(q * 46.));
  vec3 c = mix(hex(0xcdbfae), hex(0xe6dac8), grain) * (1. - .16 * fleck);
  return vec4(c, .25);
}

float exposure() { return 1.05; }
