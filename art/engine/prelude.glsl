// Functions for every scene. Distances are in half heights of the picture; `seed` makes another picture of the same kind.
#define PI 3.14159265

float hash1(float n) { return fract(sin(n * 127.1 + seed * 3.7) * 43758.5453); }
float hash2(vec2 p) {
  p = fract(p * vec2(123.34, 456.21) + seed * .1173);
  p += dot(p, p + 45.32);
  return fract(p.x * p.y);
}
vec2 hash22(vec2 p) { float n = hash2(p); return vec2(n, hash2(p + n + 7.31)); }
float hash3(vec3 p) {
  p = fract(p * .1031 + seed * .0173);
  p += dot(p, p.zyx + 31.32);
  return fract((p.x + p.y) * p.z);
}

// Value noise, 0 to 1, one lump a unit.
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * f * (f * (f * 6. - 15.) + 10.);
  return mix(
    mix(hash2(i), hash2(i + vec2(1, 0)), f.x),
    mix(hash2(i + vec2(0, 1)), hash2(i + vec2(1, 1)), f.x), f.y);
}
float noise(vec3 p) {
  vec3 i = floor(p), f = fract(p);
  f = f * f * (3. - 2. * f);
  return mix(
    mix(mix(hash3(i), hash3(i + vec3(1, 0, 0)), f.x), mix(hash3(i + vec3(0, 1, 0)), hash3(i + vec3(1, 1, 0)), f.x), f.y),
    mix(mix(hash3(i + vec3(0, 0, 1)), hash3(i + vec3(1, 0, 1)), f.x), mix(hash3(i + vec3(0, 1, 1)), hash3(i + vec3(1, 1, 1)), f.x), f.y), f.z);
}

// Octaves of noise, each twice as fine, half as strong and turned.
float layers(vec2 p, int octaves) {
  float sum = 0., strength = .5;
  mat2 turn = mat2(1.6, 1.2, -1.2, 1.6);
  for (int i = 0; i < octaves; i++) { sum += strength * noise(p); p = turn * p + 3.1; strength *= .5; }
  return sum;
}
float layers3(vec2 p) { return layers(p, 3); }
float layers4(vec2 p) { return layers(p, 4); }
float layers6(vec2 p) { return layers(p, 6); }
float layers(vec3 p) {
  float sum = 0., strength = .5;
  for (int i = 0; i < 4; i++) { sum += strength * noise(p); p = p * 2.02 + vec3(1.7, 9.2, 3.3); strength *= .5; }
  return sum;
}
float ridges(vec2 p) {
  float sum = 0., strength = .5;
  mat2 turn = mat2(1.6, 1.2, -1.2, 1.6);
  for (int i = 0; i < 5; i++) {
    float n = 1. - abs(noise(p) * 2. - 1.);
    sum += strength * n * n; p = turn * p + 1.7; strength *= .5;
  }
  return sum;
}

float sat(float x) { return clamp(x, 0., 1.); }
float blendMin(float a, float b, float k) { float h = max(k - abs(a - b), 0.) / k; return min(a, b) - h * h * k * .25; }
float blendMax(float a, float b, float k) { return -blendMin(-a, -b, k); }
mat2 turn(float angle) { float c = cos(angle), s = sin(angle); return mat2(c, -s, s, c); }

// A colour as the screen has it, in linear light; and light, however bright, brought back within the screen's reach.
vec3 hex(int n) { return pow(vec3(float((n >> 16) & 255), float((n >> 8) & 255), float(n & 255)) / 255., vec3(2.2)); }
vec3 film(vec3 x) { return clamp((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0., 1.); }
