// Southern stars over a cape: the milky way stands up from the sea beside one lit tower.
const float HORIZON = -.60;
const vec2 TOWER = vec2(-.66, -.165);
const vec2 POLE = vec2(-1.9, 1.25);

float capeTop(float x) {
  float ground = -.30 + .06 * layers3(vec2(x * 2.2, 3.)) - .05 * smoothstep(-1.6, -.9, x);
  float steps = .035 * (floor(layers3(vec2(x * 6., 8.)) * 5.) / 5.);
  float drop = smoothstep(-.44, -.52, x + .03 * noise(vec2(x * 40., 2.)));
  float shelf = (HORIZON + .10 + .06 * noise(vec2(x * 17., 6.))) * smoothstep(-.16, -.22, x) + (HORIZON - .05) * smoothstep(-.22, -.16, x);
  float stack = HORIZON + .17 * smoothstep(.055, .035, abs(x + .07)) - .05;
  return max(mix(shelf, ground + steps, drop), stack);
}

vec2 alongWay(vec2 p) {
  vec2 q = p - vec2(.42, 0.);
  return turn(.36) * q;
}

float wayAt(vec2 p, out float rift, out float core) {
  vec2 q = alongWay(p);
  float wander = (layers3(vec2(q.y * 1.2, 4.)) - .5) * .22;
  float across = q.x + wander;
  core = exp(-pow(length((q - vec2(-.02, -.12)) * vec2(2.4, 1.35)), 2.));
  float glow = .34 * exp(-pow(across / .42, 2.)) + .46 * exp(-pow(across / (.16 + .08 * core), 2.)) + .35 * core;
  float cloud = layers4(q * vec2(3.6, 2.6) + 5. + .7 * layers3(q * 2.2));
  float lane = across - .02 + .16 * (layers4(q * vec2(1.6, 2.3) + 12.) - .5);
  float torn = layers4(q * vec2(5.5, 3.4) + 2.);
  rift = smoothstep(.50, .62, torn + .10 * layers3(q * 2.)) * exp(-pow((lane + .02) / .15, 2.));
  rift *= smoothstep(.15, .5, glow) * smoothstep(.10, .45, p.y - HORIZON);
  return glow * (.55 + .55 * smoothstep(.30, .70, cloud)) * (1. - .48 * rift);
}

vec3 stars(vec2 p, float dense, out float hit) {
  vec3 sum = vec3(0.);
  hit = 0.;
  for (int layer = 0; layer < 3; layer++) {
    float s = layer == 0 ? 24. : layer == 1 ? 46. : 80.;
    vec2 cell = floor(p * s);
    vec2 at = .25 + .5 * hash22(cell + float(layer) * 19.);
    float pick = hash2(cell + 31. + float(layer) * 7.);
    float rate = layer == 0 ? .035 : layer == 1 ? .05 + .13 * dense : .04 + .26 * dense;
    float size = (layer == 0 ? .16 : layer == 1 ? .17 : .20) * (.6 + .8 * hash2(cell + 3.));
    float dab = step(1. - rate, pick) * smoothstep(size, size * .45, length(fract(p * s) - at));
    float warm = hash2(cell + 11.);
    vec3 tint = warm > .8 ? hex(0xffcf9a) : warm < .3 ? hex(0xbfd8ff) : hex(0xfff6e0);
    sum += tint * dab * (layer == 0 ? 1.5 : layer == 1 ? .95 : .6);
    hit = max(hit, dab * (layer == 2 ? .7 : 1.));
  }
  return sum;
}

float crux(vec2 p) {
  vec2 q = turn(-.5) * (p - vec2(.06, .60));
  float s = .0;
  s = max(s, smoothstep(.015, .009, length(q - vec2(.0, -.135))));
  s = max(s, smoothstep(.014, .008, length(q - vec2(.0, .110))));
  s = max(s, smoothstep(.014, .008, length(q - vec2(-.085, .015))));
  s = max(s, smoothstep(.012, .007, length(q - vec2(.075, .035))));
  s = max(s, smoothstep(.010, .005, length(q - vec2(.035, -.035))));
  s = max(s, smoothstep(.015, .009, length(q - vec2(-.33, -.10))));
  return max(s, smoothstep(.015, .009, length(q - vec2(-.45, -.15))));
}

vec3 heaven(vec2 p, float starlight, out vec2 flow, out float detail) {
  float y = p.y - HORIZON;
  vec3 col = mix(hex(0x1f5a62), hex(0x142a4a), smoothstep(0., .55, y));
  col = mix(col, hex(0x0b1630), smoothstep(.5, 1.6, y));
  col += hex(0x3f9a7a) * .34 * exp(-pow((y - .10 - .03 * sin(p.x * 2.)) / .13, 2.)) * (.5 + layers3(p * vec2(1.3, 4.)));
  col += hex(0xd98a4a) * .30 * exp(-y * 13.) * smoothstep(-.2, 1.3, p.x);
  float rift, core;
  float way = wayAt(p, rift, core);
  vec3 dust = mix(hex(0x35688c), hex(0xb7a6b4), smoothstep(.35, 1., way));
  dust = mix(dust, hex(0xf6d3a8), sat(core * 1.3) * smoothstep(.35, 1., way));
  col += dust * way * (.36 + .16 * core) * smoothstep(.0, .22, y);
  col = mix(col, hex(0x141a3c), rift * .22);
  vec2 small = (p - vec2(-.62, .50)) * vec2(1., 1.25);
  col += hex(0x8fb0d8) * .20 * exp(-dot(small, small) * 190.) + hex(0x8fb0d8) * .13 * exp(-dot(p - vec2(-.95, .20), p - vec2(-.95, .20)) * 420.);
  float hit;
  vec3 points = stars(p, sat(way) * (1. - rift), hit);
  float fade = starlight * smoothstep(.06, .35, y);
  col += points * fade;
  float cross = starlight * crux(p);
  col = mix(col, hex(0xfdf6e4) * 1.2, cross);
  vec2 round = p - POLE;
  vec2 q = alongWay(p);
  vec2 up = vec2(.352, .936);
  flow = normalize(mix(normalize(vec2(-round.y, round.x)), up + .3 * vec2(layers3(q * 3.) - .5, 0.), smoothstep(.25, .6, way)));
  detail = max(.22 + .45 * smoothstep(.3, .9, way), max(hit * fade, cross));
  return col;
}

vec3 capeAt(vec2 p, float top, out vec2 flow) {
  float pipe = noise(vec2(p.x * 34. + 2. * noise(vec2(p.y * 9., 1.)), p.y * 3.));
  vec3 col = mix(hex(0x070b1c), hex(0x1d2f4c), pipe * smoothstep(.3, .0, top - p.y) + .15 * pipe);
  float lid = smoothstep(.03, .0, top - p.y);
  col = mix(col, hex(0x2d5560), lid * .7);
  float near = length((p - TOWER) * vec2(1., 1.6));
  col += hex(0xffa85a) * .22 * exp(-near * 9.) * (.4 + pipe);
  flow = lid > .5 ? vec2(1., .1) : vec2(.06, 1.);
  return col;
}

vec3 seaAt(vec2 p, out vec2 flow, out float detail) {
  float down = HORIZON - p.y;
  float far = 1. / (down + .05);
  float swell = layers3(vec2(p.x * far * .9, far * 5.));
  vec2 f;
  float d;
  vec3 above = heaven(vec2(p.x + .05 * (swell - .5), HORIZON + down * 1.3 + .06 * swell), 0., f, d);
  vec3 col = mix(hex(0x0a1730), above * .75, .55 + .3 * exp(-down * 6.));
  col = mix(col, hex(0x2b6070), .45 * smoothstep(.5, .68, swell) * exp(-down * 3.));
  float path = exp(-pow((p.x - .40 + .25 * (swell - .5)) / (.10 + .35 * down), 2.));
  col += hex(0xc9a5c4) * .16 * path * smoothstep(.42, .6, swell);
  float lamp = exp(-pow((p.x + .30 - .22 * down + .10 * (swell - .5)) / (.018 + .10 * down), 2.)) * smoothstep(.38, .60, swell);
  col += hex(0xffb45e) * lamp * .75 * exp(-down * 2.2);
  flow = normalize(vec2(1., .12 * (swell - .5)));
  detail = .35 + .6 * sat(lamp) + .25 * path;
  return col;
}

void scene(vec2 p, out vec3 col, out float depth, out vec2 flow, out float id, out float detail) {
  float top = capeTop(p.x);
  vec2 t = p - TOWER;
  float shaft = step(abs(t.x), .020 - .05 * (t.y + .12) * .3) * step(-.15, t.y) * step(t.y, .0);
  float room = step(abs(t.x), .017) * step(0., t.y) * step(t.y, .034);
  float dome = step(length((t - vec2(0., .034)) * vec2(1., 1.2)), .019) * step(.034, t.y);
  float gallery = step(abs(t.x), .026) * step(abs(t.y + .004), .006);
  if (p.y < top && p.y > HORIZON - .012) {
    col = capeAt(p, top, flow);
    id = 2.;
    depth = 12.;
    detail = .6;
  } else if (p.y < HORIZON) {
    col = seaAt(p, flow, detail);
    id = 1.;
    depth = 4. / (HORIZON - p.y + .05);
  } else {
    col = heaven(p, 1., flow, detail);
    id = 0.;
    depth = 90.;
  }
  vec2 b = t - vec2(0., .017);
  float beam = smoothstep(.0, .06, b.x) * exp(-pow((b.y - .10 * b.x) / (.012 + .055 * b.x), 2.)) * exp(-b.x * 1.15);
  if (id < .5) col += hex(0xffd9a0) * beam * .42;
  if (shaft > 0.) {
    col = mix(hex(0x9a8f96), hex(0x3a4366), smoothstep(-.02, .02, t.x));
    id = 4.;
    flow = vec2(0., 1.);
    detail = 1.;
    depth = 11.;
  }
  if (dome + gallery > 0.) {
    col = hex(0x5c2c34);
    id = 5.;
    detail = 1.;
    depth = 11.;
    flow = vec2(1., 0.);
  }
  if (room > 0.) {
    col = hex(0xfff0c4) * 1.5;
    id = 6.;
    detail = 1.;
    depth = 10.;
  }
  col += hex(0xffa650) * (.55 * exp(-length(b) * 22.) + .10 * exp(-length(b) * 5.));
  col = film(col * 1.12);
}
