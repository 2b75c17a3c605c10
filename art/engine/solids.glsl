// For scenes of solid things: the scene defines `map`, and here are the walk to it, its light and its shadow.

// Distance to the nearest surface, then which one it is.
vec2 map(vec3 p);

vec2 nearer(vec2 a, vec2 b) { return a.x < b.x ? a : b; }

vec3 findNormal(vec3 p) {
  vec2 e = vec2(.0015, -.0015);
  return normalize(e.xyy * map(p + e.xyy).x + e.yyx * map(p + e.yyx).x
    + e.yxy * map(p + e.yxy).x + e.xxx * map(p + e.xxx).x);
}

// How far the ray goes, and what it meets: distance, identity.
vec2 walk(vec3 from, vec3 way, float near, float far) {
  float t = near;
  vec2 hit = vec2(0.);
  for (int i = 0; i < 120; i++) {
    hit = map(from + way * t);
    if (hit.x < .001 * t || t > far) break;
    t += hit.x * .9;
  }
  return vec2(t, hit.y);
}

// 1 in the light, 0 in shadow; the harder, the narrower the half shadow.
float castShadow(vec3 p, vec3 light, float hardness, float reach) {
  float open = 1., t = .02;
  for (int i = 0; i < 34; i++) {
    float d = map(p + light * t).x;
    open = min(open, hardness * d / t);
    t += clamp(d, .02, .22);
    if (open < .01 || t > reach) break;
  }
  return sat(open);
}

// 1 in the open, less in corners.
float findOpenness(vec3 p, vec3 n) {
  float closed = 0., weight = 1.;
  for (int i = 1; i < 6; i++) {
    float h = .055 * float(i);
    closed += (h - map(p + n * h).x) * weight;
    weight *= .72;
  }
  return sat(1. - 2. * closed);
}

// The camera's three axes for a look from one point at another.
mat3 lookAt(vec3 from, vec3 at) {
  vec3 ahead = normalize(at - from), right = normalize(cross(ahead, vec3(0, 1, 0)));
  return mat3(right, cross(right, ahead), ahead);
}

// The direction a surface is brushed in: an axis laid onto it, as the camera sees it.
vec2 brushAlong(vec3 axis, vec3 n, mat3 camera) {
  vec3 onto = axis - n * dot(axis, n);
  vec2 seen = vec2(dot(onto, camera[0]), dot(onto, camera[1]));
  return length(seen) > .02 ? normalize(seen) : vec2(1, 0);
}
