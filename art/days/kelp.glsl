// A diver among giant kelp, light coming down through the water.
#include "shapes.glsl"

const vec2 SUN = vec2(.34, 1.08);

vec3 waterAt(vec2 p) {
  float down = length((p - SUN) * vec2(.72, 1.));
  vec3 c = mix(hex(0xd7f0c4), hex(0x5cc0ae), smoothstep(.05, .55, down));
  c = mix(c, hex(0x1f8290), smoothstep(.4, 1.05, down));
  c = mix(c, hex(0x0c4a63), smoothstep(.85, 1.6, down));
  c = mix(c, hex(0x062a45), smoothstep(1.4, 2.3, down));
  float angle = atan(p.x - SUN.x, SUN.y + .25 - p.y);
  float rays = layers4(vec2(angle * 9., .4)) * .6 + .4 * noise(vec2(angle * 31., 3.));
  c += hex(0xbff0c8) * .42 * smoothstep(.42, .75, rays) * exp(-down * 1.15);
  // The surface from below: bent panes of light.
  float top = .80 + .03 * sin(p.x * 4.);
  if (p.y > top - .1) {
    float near = smoothstep(top - .1, 1., p.y);
    float pane = layers4(vec2(p.x * 3.2, p.y * 14. - .6 * sin(p.x * 5.)));
    c = mix(c, hex(0xf3fbdc), near * smoothstep(.42, .62, pane) * exp(-abs(p.x - SUN.x) * .8));
  }
  return c;
}

float stipeAt(float y, float root, float key) {
  float up = y + 1.;
  return root + .17 * sin(up * (1.1 + .5 * key) + key * 6.) + .055 * sin(up * 3.1 + key * 17.) + (.10 + .12 * (key - .5)) * up;
}

// One blade around its foot, one unit long, along x; it curls down and its margin ripples.
float blade(vec2 l, float key, out float vein) {
  l.y += .30 * l.x * l.x * (.6 + key) + .05 * sin(l.x * 9. + key * 20.);
  float half_ = .155 * pow(sat(l.x), .45) * pow(sat(1. - l.x), .75) * 1.9;
  vein = abs(l.y) / max(half_, .001);
  return l.x < 0. || l.x > 1. ? .2 : abs(l.y) - half_ * (1. + .09 * sin(l.x * 31. + key * 9.));
}

void placeKelp(vec2 p, float root, float key, float size, float near, inout vec3 col, inout float depth, inout vec2 flow, inout float id, inout float detail) {
  float x = stipeAt(p.y, root, key);
  if (abs(p.x - x) > size * 1.25) return;
  float glow = exp(-length((p - SUN) * vec2(.75, 1.)) * 1.15);
  float gap = size * .46;
  float first = floor(p.y / gap);
  float thin = mix(.010, .020, near);
  vec3 stem = mix(mix(hex(0x2f7f74), hex(0x1d2614), near), hex(0xe9c860), glow * (.8 - .45 * near));
  if (abs(p.x - x) < thin) { col = stem; id = 20. + floor(key * 30.); depth = 9. - 7. * near; flow = vec2(.1, 1.); detail = .7; }
  for (int k = -3; k < 4; k++) {
    float n = first + float(k);
    float h = hash2(vec2(n, key * 57.));
    float y = (n + .5 + .5 * (h - .5)) * gap;
    vec2 foot = vec2(stipeAt(y, root, key), y);
    float side = mod(n, 2.) < .5 ? 1. : -1.;
    if (h > .88) side = -side;
    float length_ = size * (.75 + .55 * hash1(n * 3. + key * 29.));
    float rise = .55 - 1.05 * h + .25 * sin(y * 2. + key * 8.);
    vec2 way = normalize(vec2(side, rise));
    vec2 d = p - foot;
    float float_ = length(d - way * size * .075) - size * .052;
    vec2 l = vec2(dot(d, way), dot(d, vec2(-way.y, way.x) * side)) / length_ - vec2(.10, 0.);
    float vein, b = blade(l, h, vein);
    if (b < 0. || float_ < 0.) {
      float lamp = near > .9 ? exp(-length((p - SUN) * vec2(1., .9)) * 2.1) : glow;
      float back = sat(.25 + .75 * hash1(n * 7. + key * 11.));
      float through = lamp * (1.4 - .3 * near) * (.45 + .8 * back);
      vec3 shade = mix(hex(0x2a7f7c), mix(hex(0x0c1d1f), hex(0x3a3d18), back), near);
      vec3 sunlit = mix(hex(0x9ccf8a), hex(0xf0b53a), near);
      col = mix(shade, sunlit, sat(through * 1.35));
      col *= .80 + .40 * smoothstep(.0, .5, vein) * (.6 + .5 * noise(vec2(l.x * 7., vein * 4. + h * 9.)));
      col += hex(0xfff0b0) * .35 * through * smoothstep(.75, 1., vein);
      if (float_ < 0.) col = mix(col, hex(0xffe08a), .40 * lamp + .10);
      id = 60. + mod(floor(n * 7. + key * 90.), 50.) + 60. * floor(near * 2.);
      depth = 8.6 - 7. * near - .01 * float(k); detail = .35 + .5 * near;
      vec2 along = normalize(way + vec2(-way.y, way.x) * side * (-.5 * l.x));
      flow = along;
    }
  }
}

// The diver swims up to the right: one unit from fin to hand.
float diverAt(vec2 p, out float tank, out float fin) {
  float d = limb(p, vec2(.10, .0), vec2(-.14, -.03), .072, .060);
  d = blendMin(d, length(p - vec2(.215, .035)) - .056, .03);
  d = blendMin(d, limb(p, vec2(-.14, -.03), vec2(-.33, .015), .052, .040), .04);
  d = blendMin(d, limb(p, vec2(-.33, .015), vec2(-.50, -.035), .038, .024), .02);
  d = blendMin(d, limb(p, vec2(-.13, -.05), vec2(-.29, -.135), .050, .040), .04);
  d = blendMin(d, limb(p, vec2(-.29, -.135), vec2(-.47, -.125), .036, .024), .02);
  d = blendMin(d, limb(p, vec2(.09, -.02), vec2(.20, -.125), .036, .026), .03);
  d = blendMin(d, limb(p, vec2(.20, -.125), vec2(.345, -.085), .025, .020), .02);
  fin = min(limb(p, vec2(-.50, -.035), vec2(-.735, -.005), .022, .050), limb(p, vec2(-.47, -.125), vec2(-.695, -.205), .022, .050));
  fin = max(fin, -max(p.x + .735, -1.));
  tank = limb(p, vec2(.075, .085), vec2(-.125, .062), .046, .046);
  float hose = abs(length(p - vec2(.17, .055)) - .085) - .008;
  d = min(d, max(hose, -p.y + .05));
  return min(d, min(fin, tank));
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  col = waterAt(p);
  depth = 20.; id = 1.; detail = .2;
  vec2 ray = normalize(p - SUN - vec2(0., .25));
  flow = normalize(mix(vec2(1., .1), ray, .75));
  // The rock below, in haze.
  float rock = -.80 + .16 * layers4(vec2(p.x * 1.8 + 4., 1.)) - .12 * exp(-pow((p.x - .1) / .6, 2.));
  if (p.y < rock) {
    float f = layers6(p * vec2(4., 6.));
    col = mix(hex(0x0a3a54), hex(0x031a30), sat((rock - p.y) * 5.));
    col = mix(col, hex(0x2c7580), smoothstep(.48, .72, f) * .45 * exp(-abs(p.x - .15) * 1.2));
    id = 2.; depth = 12.; detail = .4; flow = normalize(vec2(1., layers3(p * 5.) - .5));
  }
  for (int k = 0; k < 9; k++) { float f = float(k); float key = hash1(f + 2.); float root = -1.75 + .41 * f + .2 * (key - .5); if (abs(root + .18 - .12) < .42) continue; placeKelp(p, root, key, .13, .0, col, depth, flow, id, detail); }
  for (int k = 0; k < 5; k++) { float f = float(k); float key = hash1(f + 23.); float root = k < 2 ? -1.50 + .44 * f : .66 + .40 * (f - 2.); placeKelp(p, root - .12, key, .235, .5, col, depth, flow, id, detail); }
  // Small fish hang in a loose school, all turned to the light.
  for (int k = 0; k < 26; k++) {
    float f = float(k), s = f / 25., g = hash1(f + 40.);
    vec2 at = vec2(-.06 + .70 * s + .20 * (hash1(f) - .5), -.56 + .34 * s * s + .34 * (g - .5) * (1.1 - .7 * s));
    vec2 l = turn(.25 * (hash1(f + 5.) - .5) - .15 - .55 * s) * (p - at) / (.022 + .024 * hash1(f + 2.));
    float body = min(egg(l, vec2(1., .36)), max(abs(l.y) - .42 * sat(-l.x - .75) * 1.4, abs(l.x + 1.1) - .35));
    if (body < 0.) { col = mix(hex(0x0d4058), hex(0xdff2c0), smoothstep(-.05, .3, l.y)); id = 3.; depth = 6.; detail = .9; flow = vec2(1., .3); }
  }
  vec2 at = vec2(-.17, .08);
  vec2 l = vec2(dot(p - at, vec2(cos(.50), sin(.50))), dot(p - at, vec2(-sin(.50), cos(.50)))) / .84;
  float tank, fin, edgeTank, edgeFin;
  float lit = diverAt(l + vec2(.014, .022), edgeTank, edgeFin), d = diverAt(l, tank, fin);
  if (d < 0.) {
    col = mix(hex(0x04202f), hex(0x0e3a4c), .5);
    if (tank < 0.) col = mix(hex(0xa82c1e), hex(0xf0602f), smoothstep(-.03, .03, tank + .05 * l.y) * .8);
    if (fin < 0.) col = hex(0x9a5a1e);
    col = mix(col, tank < 0. ? hex(0xffc07a) : hex(0x9fe0c0), smoothstep(.0, .008, lit) * .85);
    id = tank < 0. ? 5. : fin < 0. ? 6. : 4.; depth = 4.; detail = 1.; flow = vec2(cos(.5), sin(.5));
  }
  for (int k = 0; k < 16; k++) {
    float f = float(k), s = f / 16.;
    vec2 c = vec2(.06 + .10 * sin(f * 1.7) * s + .05 * s, .22 + .74 * s + .03 * hash1(f));
    float r = .010 + .022 * s * (.5 + hash1(f + 4.)), b = length((p - c) * vec2(1., 1.25)) - r;
    if (b < 0.) { col = mix(col, hex(0xf4fbe0), smoothstep(-r * .55, 0., b) * .85 + .12); id = 7.; depth = 3.9; detail = 1.; flow = normalize(vec2(-(p - c).y, (p - c).x) + 1e-4); }
  }
  for (int k = 0; k < 4; k++) { float f = float(k); float key = hash1(f + 61.); float root = k == 0 ? -1.78 : k == 1 ? -1.30 : k == 2 ? 1.10 : 1.50; placeKelp(p, root - .10, key, .40, 1., col, depth, flow, id, detail); }
  float edge = smoothstep(2.1, .8, length(p * vec2(.9, 1.05) - vec2(.15, .25)));
  col = film(col * (.45 + .75 * edge));
}
