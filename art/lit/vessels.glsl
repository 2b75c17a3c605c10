// A vase, a pot, a bowl and a ball on a round plinth. A hill and its reflection are painted on one side of the vase; the
// rest of it is bare clay. Who takes this in says what lies around it and how many lights there are.
#include "../engine/solids.glsl"

const float PLINTH = 1., VASE = 2., POT = 3., BOWL = 4., BALL = 5.;
const vec3 VASE_AT = vec3(-.10, 0., -.30), POT_AT = vec3(-1.00, 0., .46), BOWL_AT = vec3(.92, 0., .36), BALL_AT = vec3(.14, .17, .92);

struct Surface { vec3 colour; float rough, gloss; vec3 n; };

// A thing turned on the wheel, hollow, its rim rounded: `r` is its radius where `p` is.
float turned(vec3 p, float r, float top, float thick) {
  float away = length(p.xz), outer = blendMax((away - r) * .68, max(-p.y, p.y - top), .05);
  return blendMax(outer, -max((away - r + thick) * .68, .09 - p.y), .035);
}

float vaseRadius(float y) {
  float flare = sat((y - 1.46) / .46);
  return .145 + .475 * pow(sin(PI * clamp((y + .13) / 1.66, .001, .999)), 1.16) + .125 * flare * flare;
}
float potRadius(float y) { return .23 + .185 * sin(clamp(y * 4.6 + .15, 0., 3.0)) + .035 * smoothstep(.60, .70, y); }
float bowlRadius(float y) { return .17 + .40 * sqrt(sat(y * 2.2 - .08)) + .03 * smoothstep(.10, .0, y); }

vec2 map(vec3 p) {
  vec2 edge = vec2(length(p.xz) - 2.05, abs(p.y + .22) - .22) + .05;
  vec2 d = vec2(min(max(edge.x, edge.y), 0.) + length(max(edge, 0.)) - .05, PLINTH);
  float box = length(p - vec3(0., .8, 0.)) - 1.95;
  if (box > .4) return nearer(d, vec2(box, 0.));
  d = nearer(d, vec2(turned(p - VASE_AT, vaseRadius(p.y), 1.92, .05), VASE));
  d = nearer(d, vec2(turned(p - POT_AT, potRadius(p.y), .70, .045), POT));
  d = nearer(d, vec2(turned(p - BOWL_AT, bowlRadius(p.y), .44, .045), BOWL));
  return nearer(d, vec2(length(p - BALL_AT) - .17, BALL));
}

// Hairs of a brush that was pulled along x.
float hairs(vec2 q, float k) {
  return .55 * noise(vec2(q.x * 2.1 + k, q.y * 34. + k)) + .30 * noise(vec2(q.x * 4.5, q.y * 78. + k)) + .15 * noise(vec2(q.x * 9. + k, q.y * 19.));
}

vec3 clay(vec3 p, vec3 tint) {
  float ring = noise(vec2(p.y * 46., 2.)) * .6 + noise(vec2(p.y * 110., 7.)) * .4;
  return tint * (.93 + .08 * ring + .05 * layers3(vec2(atan(p.x, p.z) * 3., p.y * 4.)));
}

// The decoration of the vase: x along its girth from the middle of the picture, y its height. `wet` is 0 on bare clay.
vec3 landscape(vec2 q, out float wet, out float relief) {
  float level = hairs(q, 1.), lean = hairs(turn(.55 * sign(q.x + .16)) * q, 5.);
  float ragged = .10 * (hairs(q * vec2(.35, 1.), 9.) - .5) + .30 * (noise(vec2(q.y * 21., 3.)) - .5) + .12 * (noise(vec2(q.y * 60., 8.)) - .5);
  wet = smoothstep(.0, .014, .60 + ragged - abs(q.x + .13)) * smoothstep(.0, .012, q.y - .115 - .03 * (noise(vec2(q.x * 9., 2.)) - .5) - .012 * lean) * smoothstep(.0, .010, 1.47 + .04 * noise(vec2(q.x * 11., 5.)) - q.y);
  float bend = q.y + .05 * sin(q.x * 2.6 + .4) + .016 * (level - .5);
  vec3 c = mix(hex(0xf6c49c), hex(0xf4ead6), smoothstep(.80, 1.14, bend + .10 * (level - .5)));
  c = mix(c, hex(0xa9c0d8), smoothstep(1.20, 1.34, bend + .13 * (level - .5)));
  c = mix(c, hex(0x31529a), smoothstep(1.36, 1.385, bend + .02 * level));
  relief = level;
  float sun = length((q - vec2(.29, 1.03)) * vec2(1., 1.04)) + .022 * (hairs(turn(1.1) * q, 3.) - .5);
  if (sun < .118) { c = mix(hex(0xd8431f), hex(0xef6a35), hairs(turn(1.1) * q, 3.)); relief = .4 + .8 * hairs(turn(1.1) * q, 3.); }
  float far = .735 + .12 * exp(-pow((q.x - .42) / .26, 2.)) + .05 * sin(q.x * 5. + 2.) + .014 * (lean - .5);
  if (q.y < far) { c = mix(hex(0x5f87a8), hex(0x93b2bd), level); relief = .2 + level; }
  float hill = .66 + .52 * exp(-pow(abs(q.x + .16) / .27, 1.55)) + .03 * (lean - .5);
  if (q.y < hill) {
    c = mix(hex(0x1f2f7d), hex(0x3c5fb4), sat(1.25 * lean - .16 + .5 * smoothstep(-.12, -.30, q.x)));
    c = mix(c, hex(0xe9a27c), smoothstep(.56, .70, lean) * smoothstep(.06, .0, hill - q.y - .03) * step(-.16, q.x));
    relief = .3 + 1.1 * lean;
  }
  float shore = .655 + .006 * (level - .5);
  if (q.y < shore) {
    float deep = shore - q.y, ripple = q.x + .05 * sin(deep * 46. + 4. * level);
    c = mix(hex(0x2f9a95), hex(0x14606f), sat(deep * 1.7 + .5 * (level - .5)));
    float mirrored = .46 * exp(-pow(abs(ripple + .16) / .25, 1.6)) * (.82 + .36 * level);
    if (deep < mirrored) c = mix(hex(0x203580), hex(0x2c5c96), level);
    float glint = smoothstep(.60, .66, noise(vec2(ripple * 4., q.y * 31. + 3.)) - .9 * abs(ripple - .29) + .18 * level);
    c = mix(c, hex(0xf0825a), glint * step(deep, .40));
    c = mix(c, hex(0xf3e7cf), smoothstep(.018, .006, abs(deep - .012)) * smoothstep(.42, .5, level));
    relief = .2 + .9 * level;
  }
  return c * (.90 + .18 * relief);
}

Surface vase(vec3 p, vec3 n) {
  float around = atan(p.x, p.z) + .20, r = length(p.xz), wet, relief, e = .004;
  if (r < vaseRadius(p.y) - .028) return Surface(clay(p, hex(0xc9b8a2)) * .8, .7, .02, n);
  vec2 q = vec2(around * .56, p.y);
  vec3 c = landscape(q, wet, relief);
  float w, right, above;
  landscape(q + vec2(e, 0.), w, right); landscape(q + vec2(0., e), w, above);
  vec3 side = normalize(vec3(p.z, 0., -p.x)), up = normalize(cross(n, side)) * sign(cross(n, side).y);
  float groove = .05 * (noise(vec2(p.y * 46. + .3, 2.)) - noise(vec2(p.y * 46. - .3, 2.)));
  vec3 bent = n - wet * .0011 / e * ((right - relief) * side + (above - relief) * up) + (1. - wet) * vec3(0., groove, 0.);
  return Surface(mix(clay(p, hex(0xd5c7b4)), c, wet), mix(.62, .22, wet), mix(.022, .05, wet), normalize(bent));
}

Surface pot(vec3 p, vec3 n) {
  float around = atan(p.x, p.z), brush = hairs(vec2(around * .5, p.y), 4.);
  if (length(p.xz) < potRadius(p.y) - .02) return Surface(hex(0x3b2a20), .5, .03, n);
  vec3 c = mix(hex(0xd99a2b), hex(0xf0c155), sat(brush * 1.3 - .15));
  float turns = around * 11. / (2. * PI), dab = length(vec2((fract(turns) - .5) * .24, (p.y - .33 - .012 * sin(floor(turns) * 2.4)) * (.72 + .2 * brush)));
  c = mix(c, mix(hex(0x232c70), hex(0x3a4ea6), brush), smoothstep(.066, .058, dab + .012 * (brush - .5)));
  float band = abs(p.y - .575 + .006 * (brush - .5));
  c = mix(c, hex(0x232c70), smoothstep(.022, .016, band));
  float bare = smoothstep(.0, .012, .085 + .02 * noise(vec2(around * 4., 1.)) - p.y);
  return Surface(mix(c, clay(p, hex(0xcdb294)), bare), mix(.16, .62, bare), mix(.05, .022, bare), n);
}

Surface bowl(vec3 p, vec3 n) {
  float around = atan(p.x, p.z), r = length(p.xz);
  float edge = bowlRadius(p.y), inside = smoothstep(edge - .020, edge - .026, r);
  float pool = layers3(vec2(p.x, p.z) * 5.);
  vec3 c = mix(mix(hex(0xc23a20), hex(0xe2603a), hairs(vec2(around * .5, p.y), 2.)), mix(hex(0x1f7f78), hex(0x6fc3ae), pool * .6 + .4 * smoothstep(.1, .42, p.y)), inside);
  c = mix(c, hex(0xe9dcc4), smoothstep(.405, .425, p.y + .006 * pool));
  float drip = .125 + .05 * noise(vec2(around * 3.4, 9.)) + .02 * noise(vec2(around * 12., 4.));
  float bare = smoothstep(.0, .008, drip - p.y) * (1. - inside);
  return Surface(mix(c, clay(p, hex(0xb98a68)), bare), mix(.12, .6, bare), mix(.055, .022, bare), n);
}

Surface findSurface(vec3 q, vec3 n, float m, vec3 stone, float polish) {
  if (m < VASE - .5) return Surface(stone, mix(.55, .14, polish), .045, n);
  if (m < POT - .5) return vase(q - VASE_AT, n);
  if (m < BOWL - .5) return pot(q - POT_AT, n);
  if (m < BALL - .5) return bowl(q - BOWL_AT, n);
  return Surface(hex(0x141a3e), .06, .085, n);
}
